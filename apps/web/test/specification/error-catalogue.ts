import { FILES, type Row } from './row.ts';

const SIGN_IN_FAILS = 'says what the server says, and "Login failed" when it says nothing';
const REGISTER_FALLBACKS = 'has words of its own when the server gives none or cannot be reached';

/** Section 8 of the specification, row by row. */
export const ERROR_CATALOGUE: readonly Row[] = [
  {
    what: 'Login success',
    says: ['Login successful!'],
    proof: [[FILES.signIn, 'stores token and user id, says so and opens the home page']],
  },
  {
    what: 'Login response without token',
    says: ['Token not received'],
    proof: [[FILES.signIn, 'stores nothing when the answer has no token']],
  },
  {
    what: "Login failure: the server's message, else its own",
    says: ['Login failed'],
    proof: [[FILES.signIn, SIGN_IN_FAILS]],
  },
  {
    what: 'Registration success, then /login',
    says: ['Registration successful. Please check your email.', '/login'],
    proof: [[FILES.register, 'goes to the login and says what the server says']],
  },
  {
    what: 'Registration failure: the server message, else its own',
    says: ['Registration failed.'],
    proof: [
      [FILES.register, 'marks the field that the server refuses, besides saying it'],
      [FILES.register, REGISTER_FALLBACKS],
    ],
  },
  {
    what: 'Registration: fallback of the helper, fallback of the screen',
    says: ['Unexpected error during registration.', 'An unexpected error occurred.'],
    proof: [
      [FILES.register, REGISTER_FALLBACKS],
      [FILES.registerAccount, 'has a last word for what nobody has thought of'],
    ],
  },
  {
    what: 'Social sign-in without token',
    says: ['No token received from OAuth'],
    proof: [
      [FILES.socialSignIn, 'goes back to the login when the address holds no whole session: "%s"'],
    ],
  },
  {
    what: 'Profile update: success (dialog closes), failure',
    says: ['User updated successfully', 'Update failed'],
    proof: [
      [FILES.profile, 'starts from what is stored and sends only what has changed, trimmed'],
      [FILES.profile, 'keeps what was typed when the server refuses, and says why under the field'],
    ],
  },
  {
    what: 'Avatar upload: success, failure',
    says: ['Avatar updated!', 'Failed to upload image.'],
    proof: [
      [FILES.avatar, 'is sent as the field "file"; the page is loaded again and says so'],
      [FILES.avatar, 'stays in hand when the upload fails, with the reason of the server'],
    ],
  },
  {
    what: "Translation update: success, failure with the server's message or its own",
    says: ['Translation updated!', 'Error updating translation.'],
    proof: [
      [FILES.editCard, 'stores the trimmed texts and shows them on the card'],
      [FILES.editCard, 'says what %s and keeps what was typed'],
    ],
  },
  {
    what: "Translation delete: success, failure with the server's message or its own",
    says: ['Translation deleted!', 'Error deleting translation.'],
    proof: [
      [FILES.cardMenu, 'asks before it deletes, takes the card out and fills the page again'],
      [FILES.cardMenu, 'keeps a card that cannot be deleted and says %s'],
    ],
  },
  {
    what: 'Add favourite: success, failure',
    says: ['Added to favorites 🧡', 'Failed to add to favorites ❌'],
    proof: [
      [FILES.favorite, 'adds and removes with one press each, and says so'],
      [FILES.favorite, 'takes "%s" back when the server does not'],
    ],
  },
  {
    what: 'Remove favourite: success, failure',
    says: ['Removed from favorites 💔', 'Failed to remove from favorites ❌'],
    proof: [
      [FILES.favorite, 'adds and removes with one press each, and says so'],
      [FILES.favorite, 'takes "%s" back when the server does not'],
    ],
  },
  {
    what: 'Change image: success, failure',
    says: ['Image updated successfully 📷', 'Failed to change image'],
    proof: [
      [FILES.cardMenu, 'changes the picture of the card'],
      [FILES.cardMenu, 'says that the picture did not change'],
    ],
  },
  {
    what: 'Share: copied, not copied',
    says: ['✅ Copiado al portapapeles!', '❌ No se pudo copiar la imagen'],
    proof: [
      [FILES.share, 'copies a PNG, whatever the format'],
      [FILES.share, 'says so when %s'],
    ],
  },
  {
    what: "Save-single failure: the server's message, else its own; no result",
    says: ['Unknown error'],
    proof: [[FILES.save, 'says %s when the save fails, and keeps the form']],
  },
  {
    what: 'Category save: success; a failure is silent',
    says: ['Category Saved'],
    proof: [
      [FILES.categoryPicker, 'saves with Enter, says so, selects the new one and closes the box'],
      [FILES.categoryPicker, 'says nothing when the server fails, and keeps what was typed'],
    ],
  },
  {
    what: 'Missing authentication: favourite',
    says: ['Usuario no autenticado.'],
    proof: [[FILES.favorite, 'needs to know who marks']],
  },
  {
    what: 'Missing authentication: image, reaction, update, delete',
    says: ['User not authenticated.', 'User not authenticated'],
    proof: [
      [FILES.missingUser, 'refuses to change a picture without a token'],
      [FILES.missingUser, 'refuses a reaction when it is not known whose it is'],
      [FILES.missingUser, 'refuses to store texts when it is not known who changed them'],
      [FILES.missingUser, 'refuses to delete a card when it is not known who deletes it'],
    ],
  },
  {
    what: 'Missing authentication: personal word',
    says: ['User not found'],
    proof: [
      [
        FILES.save,
        'points at one missing thing at a time, in the order of the form, in a toast and at its field',
      ],
    ],
  },
];
