import type { ImageCredit } from '@wordloom/contracts/word-cards';
import { isBlank } from '@wordloom/domain/text-measure';

const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 500;

interface NamedSource {
  author: string;
  authorUrl: string;
  provider: ImageCredit['provider'];
  providerUrl: string;
  /** The only hosts to link to. */
  hosts: readonly string[];
}

/** Whose photo it is, fit to be shown, or undefined where that cannot be said: the photo is then not ours to use. */
export function creditOf({ hosts, ...named }: NamedSource): ImageCredit | undefined {
  const author = shownName(named.author);
  const authorUrl = linkWithin(hosts, named.authorUrl);
  const providerUrl = linkWithin(hosts, named.providerUrl);
  if (author === undefined || authorUrl === undefined || providerUrl === undefined) {
    return undefined;
  }
  return { author, authorUrl, provider: named.provider, providerUrl };
}

/** A name of a stranger: one line, at most 100 code points, nothing that controls or reorders text. */
function shownName(name: string): string | undefined {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const short = Array.from(plain).slice(0, LONGEST_NAME).join('').trim();
  return isBlank(short) ? undefined : short;
}

function linkWithin(hosts: readonly string[], address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password, href } = new URL(address);
  const plain = protocol === 'https:' && username === '' && password === '';
  return plain && hosts.includes(host) && href.length <= LONGEST_ADDRESS ? href : undefined;
}
