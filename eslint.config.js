export { default } from '@wordloom/tooling/eslint';
