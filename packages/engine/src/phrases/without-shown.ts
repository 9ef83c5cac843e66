/** Words that name what is shown on something. */
const DEPICTS: Readonly<Record<string, RegExp>> = {
  en: /\sof (?:an?|the)\s/iu,
  de: /\s(?:eine[sr]|von eine[mr])\s/iu,
  fr: /\sd['’]une?\s/iu,
  es: /\sde una?\s/iu,
  it: /\sdi un(?:[ao]\s|['’]|\s)/iu,
  pt: /\sde uma?\s/iu,
  nl: /\svan een\s/iu,
};
const UP_TO_STOP = /^[^,;|•.!?]*[,;|•.!?\s]*/u;

/** What is said behind a name without more of what it shows: « etching of a spider in its web », « figurine of a girl with her dog ». */
export const withoutShown = (name: string, rest: string, language: string): string =>
  DEPICTS[language]?.test(name) === true ? rest.replace(UP_TO_STOP, '') : rest;
