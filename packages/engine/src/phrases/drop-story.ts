import { findName, namesKind } from './find-name.ts';
import { isOfSeller } from './is-of-seller.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { runsTogether } from '../lexicon/tokens.ts';
import { type ShopTalk, shopTalkOf } from './shop-talk.ts';
import { withoutChatter } from './without-chatter.ts';

const SENTENCE_END = /(?<=[!?\n。！？]|\.(?!\p{Nd}))/u;
/** Separators between clauses; between figures they are part of a number. */
const CLAUSE_END = /(?<=[;；]|(?<!\p{Nd})[,，、،]|[,，、،](?!\p{Nd}))|(?=\s[-–—]\s)/u;

interface Clause {
  text: string;
  isTalk: boolean;
}

/**
 * A text without greetings, the opening of an offer, the reason for it, and remarks to the buyer: no picture prints them. If only such a clause
 * names the product, its name stays.
 */
export function dropStory(text: string, language: string): string {
  const talk = shopTalkOf(language);
  if (talk === null) return text;
  const told = text
    .slice(talk.greeting(text)?.end ?? 0)
    .split(SENTENCE_END)
    .map((sentence) => withoutReason(sentence, talk, language));
  const clauses = withoutOpening(told.join(''), talk)
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(CLAUSE_END))
    .map((clause) => ({ text: clause, isTalk: talk.remark(clause) !== null }));
  if (!clauses.some(({ isTalk }) => isTalk)) return clauses.map((clause) => clause.text).join('');
  const naming = clauses.findIndex((clause) => namesKind(clause.text, language));
  const named = clauses[naming]?.isTalk === true ? nameAgain(clauses, naming, talk, language) : null;
  const kept = clauses.map((clause, i) => {
    if (!clause.isTalk) return clause.text;
    if (tellsMuch(clause.text, language)) return withoutRemark(clause.text, talk);
    const end = /\n+$/u.exec(clause.text)?.[0] ?? '';
    return i === naming && named !== null ? named + end : end;
  });
  return kept.join('').replaceAll(/[,，、،;；]\s*(?=\n|$)/gu, '');
}

/** « Bluetooth speaker IPX7 20W free shipping »: a title contains more than its remark. */
const LEAST_TOLD = 2;
const BESIDE = new Set(['service', 'occasion', 'audience', 'use', 'condition']);
const tellsMuch = (clause: string, language: string): boolean =>
  (!runsTogether(language) || /\S\s+\S/u.test(clause)) &&
  readFacts(clause, language).filter(({ kind }) => !BESIDE.has(kind)).length >= LEAST_TOLD;

function withoutRemark(clause: string, { remark }: ShopTalk): string {
  const found = remark(clause);
  return found === null ? clause : `${clause.slice(0, found.start)} ${clause.slice(found.end)}`;
}

/**
 * The name in a clause that is dropped, with what stands behind it if the remark precedes it; null if a later clause that stays names the same
 * kind.
 */
function nameAgain(clauses: readonly Clause[], at: number, { remark }: ShopTalk, language: string): string | null {
  const { text } = clauses[at]!;
  const found = findName(text, language);
  const isNamedLater = clauses
    .slice(at + 1)
    .some((later) => !later.isTalk && findName(later.text, language)?.kind === found?.kind);
  if (found === null || isNamedLater) return null;
  const rest = text.slice(found.start).trimEnd();
  return remark(rest) === null ? `${rest} ` : `${found.name}, `;
}

/** A text that begins with what is offered. The usual openings are removed where the name is read, together with the articles behind them. */
const withoutOpening = (text: string, { opening }: ShopTalk): string =>
  withoutChatter(text) === text ? text.slice(opening(text)?.end ?? 0) : text;

/** A sentence up to « because », if it tells why somebody sells. */
function withoutReason(sentence: string, { opening, because, remark }: ShopTalk, language: string): string {
  const found = because(sentence);
  if (found === null || found.start === 0) return sentence;
  const [head, reason] = [sentence.slice(0, found.start), sentence.slice(found.start)];
  const isOwn =
    opening(head) !== null || withoutChatter(head) !== head || remark(reason) !== null || isOfSeller(reason, language);
  if (!isOwn || (!namesKind(head, language) && namesKind(reason, language))) return sentence;
  return head.replace(/[\s,،，、(]+$/u, '') + (/[.!?。！？]?\s*$/u.exec(reason)?.[0] ?? '');
}
