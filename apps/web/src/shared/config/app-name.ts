export const APP_NAME = 'Wordloom';
