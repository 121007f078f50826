export { default } from '@wordloom/tooling/prettier';
