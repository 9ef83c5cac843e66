const PADDLE_JS = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Puts Paddle's script into the page. paddle.js would do it too, but keeps a failure until the page is loaded anew; here
 * the next try may succeed. @throws Error
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
