/** Priority of a touched-up set's tasks, since its seller is waiting: after previews of new jobs, before finals. */
export const TOUCH_UP_PRIORITY = 5;
