import { Body, Controller, Delete, Get, Header, HttpCode, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type UpdateUser,
  updateUserSchema,
  type User,
  type UserExport,
  userExportSchema,
  userSchema,
} from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers, NOTHING } from '#shared/openapi/answers.ts';
import { AccountExport } from './account-export.service.ts';
import { AccountRemoval } from './account-removal.service.ts';
import { OwnAccountGuard } from './own-account.guard.ts';
import { ProfileService } from './profile.service.ts';

/** What learners do to their own account; the guard compares the id in the path with the actor. */
@ApiTags('Accounts')
@Controller('api/users/:id')
@UseGuards(OwnAccountGuard)
export class AccountController {
  constructor(
    private readonly profile: ProfileService,
    private readonly removal: AccountRemoval,
    private readonly exports: AccountExport,
  ) {}

  @Put()
  @Answers({
    summary: "Change one's name, address or password",
    description:
      'A new address waits for the link sent to it. A new password signs one out everywhere else.',
    200: userSchema,
    errors: ['user.mismatch', 'user.not_found', 'username.taken'],
  })
  update(
    @CurrentActor() actor: Actor,
    @Body({ schema: updateUserSchema }) changes: UpdateUser,
  ): Promise<User> {
    return this.profile.update(actor, changes);
  }

  @Delete()
  @HttpCode(204)
  @Answers({
    summary: "Delete one's account and all it owns",
    204: NOTHING,
    errors: ['user.mismatch'],
  })
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.removal.remove(actor);
  }

  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="wordloom-export.json"')
  @Answers({
    summary: 'Download all that is kept of one',
    200: userExportSchema,
    errors: ['user.mismatch', 'user.not_found'],
  })
  export(@CurrentActor() actor: Actor): Promise<UserExport> {
    return this.exports.collect(actor);
  }
}
