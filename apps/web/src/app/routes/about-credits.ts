interface Credit {
  name: string;
  href: string;
  by: string;
  licence: string;
  licenceHref: string;
}

const OFL = {
  licence: 'SIL Open Font License 1.1',
  licenceHref: 'https://openfontlicense.org/',
};

/** The drawings and faces of others that a learner sees, as their licences ask. */
export const CREDITS: readonly Credit[] = [
  {
    name: 'Fluent Emoji',
    href: 'https://github.com/microsoft/fluentui-emoji',
    by: 'by Microsoft: the reactions and the pictures on cards',
    licence: 'MIT',
    licenceHref: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  },
  {
    name: 'Pexels',
    href: 'https://www.pexels.com',
    by: 'and its photographers: the photos on cards that name it',
    licence: 'Pexels License',
    licenceHref: 'https://www.pexels.com/license/',
  },
  {
    name: 'Unsplash',
    href: 'https://unsplash.com/?utm_source=wordloom&utm_medium=referral',
    by: 'and its photographers: the photos on cards that name it',
    licence: 'Unsplash License',
    licenceHref: 'https://unsplash.com/license',
  },
  {
    name: 'Fun Emoji Set',
    href: 'https://www.figma.com/community/file/968125295144990435',
    by: 'by Davis Uche, put together by DiceBear: the faces of learners without a picture',
    licence: 'CC BY 4.0',
    licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'Fraunces',
    href: 'https://github.com/undercasetype/Fraunces',
    by: 'by Undercase Type: headings, words and examples',
    ...OFL,
  },
  {
    name: 'Figtree',
    href: 'https://github.com/erikdkennedy/figtree',
    by: 'by Erik Kennedy: everything else you read',
    ...OFL,
  },
];
