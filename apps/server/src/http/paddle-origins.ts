import type { PaddleConfig } from '../config.ts';

/** Origins that a page with the payment provider's card form loads from. */
export interface PaddleOrigins {
  script: string;
  style: string;
  image: string;
  connect: string;
  frame: string;
  /** Origin of the card form itself. */
  form: string;
}

/**
 * From Paddle's documentation (paddle.js from cdn.paddle.com in both environments) and from the map of environments inside
 * paddle.js v2: style, images and the error page from the environment's own CDN, the form from its `buy` host. Retain
 * (public.profitwell.com), which a live token would load too, is not used here: it stays blocked.
 */
export function paddleOrigins(environment: PaddleConfig['environment']): PaddleOrigins {
  const prefix = environment === 'sandbox' ? 'sandbox-' : '';
  const assets = `https://${prefix}cdn.paddle.com/paddle/v2`;
  const form = `https://${prefix}buy.paddle.com`;
  return {
    script: 'https://cdn.paddle.com/paddle/',
    style: `${assets}/assets/css/`,
    image: `${assets}/assets/images/`,
    connect: `https://${prefix}api.paddle.com https://${prefix}create-checkout.paddle.com`,
    frame: `${form} ${assets}/error.html`,
    form,
  };
}
