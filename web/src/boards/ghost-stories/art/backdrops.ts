/** The land of each colour: mountains, forest, river, marsh; black is the night itself. Box 100 × 60, lower edge 60. */
import type { SpiritName } from '../../../kit';

export const BACKDROPS: Record<SpiritName, string> = {
  red: 'M0 60V42L14 22 22 33 36 10 50 36 60 24 74 40 84 28 100 48V60z',
  green:
    'M0 60V48h6L1 38h5L2 28l8-14 8 14h-4l5 10h5l-5-9h4l-4-8 9-16 9 16h-4l5 9h-4l4 8h6l-4-9h4l-3-8 8-15 8 15h-3l4 8h-4l5 10h4l-4-8h4l-4-8 8-15 7 13v28z',
  blue: 'M0 60V34q8-9 16 0t17 0 17 0 17 0 17 0 16 0v26zM0 27q8-7 16 0t17 0M67 27q8-7 16 0t17 0',
  yellow:
    'M0 60V50q25-8 50-3t50-2v15zM12 50V18l2-6 2 6v32zM22 49V28l2-5 2 5v21zM70 47V14l2-6 2 6v33zM82 46V25l2-6 2 6v21zM60 48V30l2-4 2 4v18z',
  black: 'M72 6a22 22 0 1 0 14 38A18 18 0 0 1 72 6zM0 60q20-14 46-8t54-4v12z',
};
