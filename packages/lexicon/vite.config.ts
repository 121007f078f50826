import { defineConfig } from 'vitest/config';
import { yamlDocuments } from './src/yaml-documents.ts';

export default defineConfig({ plugins: [yamlDocuments()] });
