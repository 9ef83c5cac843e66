/** Words of computers: in a text with one of them « 8G » are no grams, and a « 笔记本 » is no paper one. */
const COMPUTES =
  /(?<![\p{L}\p{Nd}])(?:SSD|HDD|NVMe|G?DDR\d?|RTX|GTX|RX \p{Nd}{3,4}|Ryzen|GPU|CPU|[Ii]\p{Nd}-\p{Nd}{4,5}|[Ii][3579]\/|Core [Ii][3579]|Windows 1[01]|ThinkPad|MacBook)/u;

/** Whether a text tells of a computer or its parts. */
export const computes = (text: string): boolean => COMPUTES.test(text);
