import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Document, resolve, type Route } from './served-document.ts';
import type { Reply } from './send-call.ts';

const LEAKS =
  /node_modules|\.ts:\d|\bat \w+ \(|SELECT |INSERT |UPDATE |syntax error|\/work\/|postgres/;

/** What the document promises of answers. */
export class AnswerRules {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: Document) {
    formats(this.ajv);
    this.ajv.addSchema(document, 'openapi');
  }

  /** What is wrong with an answer, in words; empty when it keeps its promises. */
  faults(route: Route, reply: Reply): string[] {
    const { status, headers, text } = reply;
    if (status >= 500) return [`${status} ${text}`];
    const promised = route.responses[String(status)];
    if (!promised) return [`status ${status} is not documented: ${text.slice(0, 300)}`];
    const answer = resolve(this.document, promised);
    const faults = Object.entries(answer.headers ?? {})
      .filter(([, header]) => resolve(this.document, header).required)
      .filter(([name]) => headers[name.toLowerCase()] === undefined)
      .map(([name]) => `${name} is missing`);
    if (status >= 400 && LEAKS.test(text)) faults.push(`an error tells too much: ${text}`);
    return [...faults, ...this.contentFaults(route, reply, Object.keys(answer.content ?? {}))];
  }

  private contentFaults(route: Route, { status, headers, text }: Reply, types: string[]): string[] {
    if (types.length === 0)
      return text === '' || status === 302 ? [] : ['a body where none is promised'];
    const type = headers['content-type']?.split(';')[0] ?? 'none';
    if (!types.includes(type)) return [`content type ${type} instead of ${types.join(' or ')}`];
    if (type !== 'application/json') return [];
    const validate = this.validator(route, status);
    const value: unknown = JSON.parse(text);
    return validate(value)
      ? []
      : [`${this.ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`];
  }

  private validator({ path, method, responses }: Route, status: number): ValidateFunction {
    const place =
      responses[String(status)]?.$ref ?? `#/paths/${pointer(path)}/${method}/responses/${status}`;
    const found = this.compiled.get(place);
    if (found) return found;
    const $ref = `openapi${place}/content/${pointer('application/json')}/schema`;
    const made = this.ajv.compile({ $ref });
    this.compiled.set(place, made);
    return made;
  }
}

function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
