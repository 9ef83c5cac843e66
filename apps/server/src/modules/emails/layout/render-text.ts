import type { EmailContent } from './email-content.ts';

/** The plain-text part: the same content, with addresses on separate lines. */
export function renderText(content: EmailContent, site: string): string {
  const { heading, greeting, paragraphs, facts = [], button, notes = [], signature, reason } = content;
  const figures = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    figures,
    `${button.label}:\n${button.link}`,
    ...notes,
    signature,
    `-- \n${reason}\n${site}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
