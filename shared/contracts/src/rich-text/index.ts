export { compareParagraphs, type ComparedParagraphs } from './compare-paragraphs.rules';
export { readPastedText } from './read-pasted-text.rules';
export { addressOf, readRichText } from './read-rich-text.rules';
export { blockTags, inlineTags, type RichElement, type RichNode, type RichTag } from './rich-node';
export { cleanRichText, lengthOfRichText, richText } from './rich-text';
export { plainTextOf, writeRichText } from './write-rich-text.rules';
