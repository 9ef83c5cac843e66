/**
 * Runs before the first paint. Pictures of the class `until-painted`, which stand below the first screen, are not laid out
 * and therefore not asked for before it is painted and the browser has a moment to spare: they would take the line from what
 * is seen first. Without script they are asked for at once.
 */
export const HOLD_LATE_PICTURES = `var p=document.documentElement.dataset;p.unpainted='';requestAnimationFrame(function(){(self.requestIdleCallback||setTimeout)(function(){delete p.unpainted})})`;
