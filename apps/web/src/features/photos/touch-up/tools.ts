export const TOOLS = ['box', 'keep', 'erase', 'move'] as const;
export type Tool = (typeof TOOLS)[number];

export const isBrush = (tool: Tool): tool is 'keep' | 'erase' => tool === 'keep' || tool === 'erase';

/** Smallest and largest brush of the slider, as half its width over the photo's longer side. */
const LEAST = 0.004;
const MOST = 0.12;
/** The initial brush. */
export const START_RADIUS = 0.025;
/** Steps of the slider from the smallest to the largest brush. */
export const BRUSH_STEPS = 40;

/** The brush at a slider step: each larger than the one before by the same factor. */
export const radiusAt = (step: number): number =>
  LEAST * (MOST / LEAST) ** (Math.min(BRUSH_STEPS, Math.max(0, step)) / BRUSH_STEPS);

/** The slider step nearest to a brush. */
export const stepOf = (radius: number): number =>
  Math.round((BRUSH_STEPS * Math.log(radius / LEAST)) / Math.log(MOST / LEAST));
