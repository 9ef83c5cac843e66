const PADDLE_JS = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Adds Paddle's script to the page. paddle.js could do that too, but caches a failure until the page is reloaded; here the next
 * attempt may succeed. @throws Error
 */
export function loadScript(): Promise<void> {
  if (window.PaddleBillingV1) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PADDLE_JS;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Paddle’s script did not load'));
    });
    document.head.append(script);
  });
}
