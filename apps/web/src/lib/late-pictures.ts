/**
 * Runs before the first paint. Pictures with the class `until-painted`, which are below the fold, get no layout and are therefore
 * not loaded before the first paint and an idle moment: they would compete with visible content. Without script they load at
 * once.
 */
export const HOLD_LATE_PICTURES = `var p=document.documentElement.dataset;p.unpainted='';requestAnimationFrame(function(){(self.requestIdleCallback||setTimeout)(function(){delete p.unpainted})})`;
