import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * Parses by the core schema of YAML 1.2: `no` and `on` stay words; null, true and numbers do not.
 * @throws YAMLException naming the line
 */
export function parseYaml(yaml: string): unknown {
  return load(yaml, { schema: CORE_SCHEMA });
}
