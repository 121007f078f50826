import path from 'node:path';
import type { Plugin } from 'vite';
import { parseYaml } from './parse-yaml.ts';

/**
 * A Vite plugin: a YAML file is imported as a function that reads what it says. A build lays it as JSON beside the
 * program, which a process reads thirty times as fast at its start, and whose text it need not keep.
 */
export function yamlDocuments(): Plugin {
  let building = false;
  return {
    name: 'wordloom:yaml-documents',
    // Vite would name the files by their place on a web site.
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    transform: {
      // Not `reference-data.yaml?raw`: who asks for the text gets the text.
      filter: { id: /\.yaml$/u },
      handler(yaml, id) {
        const json = JSON.stringify(parseYaml(yaml));
        if (!building) return module(`JSON.parse(${JSON.stringify(json)})`);
        const name = `${path.basename(id, '.yaml')}.json`;
        const file = this.emitFile({ type: 'asset', name, source: json });
        return module(
          `JSON.parse(readFileSync(import.meta.ROLLUP_FILE_URL_${file}, 'utf8'))`,
          `import { readFileSync } from 'node:fs';`,
        );
      },
    },
    resolveFileUrl({ moduleId, relativePath }) {
      if (!moduleId.endsWith('.yaml')) return undefined;
      return `new URL(${JSON.stringify(relativePath)}, import.meta.url)`;
    },
  };
}

function module(expression: string, imports = ''): { code: string; map: null } {
  return { code: `${imports}export default () => ${expression};`, map: null };
}
