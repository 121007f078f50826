import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordSchema } from '@wordloom/contracts/auth';

export const checkNewPassword = zodResolver(resetPasswordSchema.pick({ password: true }));
