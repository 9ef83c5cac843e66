/** Of sample content: the operator's `SAMPLE_CONTENT=off` hides it, on every page and without script. */
export const samplesClasses = '[html[data-samples=off]_&]:hidden';
