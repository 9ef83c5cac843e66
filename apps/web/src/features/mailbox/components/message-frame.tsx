import { useState, type SyntheticEvent } from 'react';

/** Until the e-mail is there to be measured. */
const FIRST_HEIGHT_PX = 640;

interface Props {
  html: string;
  title: string;
}

/**
 * An e-mail as its HTML looks. The frame runs no script, whatever the e-mail has in it; it is of the same origin only to
 * be measured. Links open beside the page.
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
