/** Class of sample content: the operator's `SAMPLE_CONTENT=off` hides it on every page, without script. */
export const samplesClasses = '[html[data-samples=off]_&]:hidden';
