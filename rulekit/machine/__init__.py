"""What runs: instructions, the runners made from them, and positions. It knows no game and no names."""
