/** Of the tasks of a set that was touched up, before whose seller sits: after the previews of jobs that begin, before finals. */
export const TOUCH_UP_PRIORITY = 5;
