import { useState, type SyntheticEvent } from 'react';

/** Until the e-mail's height is measured. */
const FIRST_HEIGHT_PX = 640;

interface Props {
  html: string;
  title: string;
}

/**
 * The HTML of an e-mail. The frame runs no script; it is same-origin only so that its height can be measured. Links open in a new
 * tab.
 */
export function MessageFrame({ html, title }: Props) {
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? FIRST_HEIGHT_PX);
  };
  return (
    <iframe
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={measure}
      style={{ height }}
      className="w-full max-w-[40rem] border-x border-b border-line bg-raised"
    />
  );
}
