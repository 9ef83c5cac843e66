/** What may spoil the pictures of a photo, found by intake and cut-out. */
export type PhotoWarning =
  | 'small'
  | 'dark'
  | 'bright'
  | 'blurred'
  /** A screenshot or a drawing: it is no main photo if there is another, and never cut out. */
  | 'graphic'
  /** The product touches the photo's edge, but is complete or nearly so. */
  | 'touches_edge'
  /** The photo cuts it off at one side, where pictures let it run out. */
  | 'cut_side'
  /** Only a part of it is in the photo, which is shown whole. */
  | 'cut_off'
  /** The cut-out is shown, and probably right; the seller is asked to look at it. */
  | 'unsure_cutout'
  /** The cut-out is probably wrong: the photo is shown whole. */
  | 'uncertain_cutout';
