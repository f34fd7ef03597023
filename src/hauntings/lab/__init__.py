"""Simulations, tournaments, reports and benchmarks."""
