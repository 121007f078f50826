import { Body, Controller, Delete, Get, Header, HttpCode, Put, UseGuards } from '@nestjs/common';
import {
  type UpdateUser,
  updateUserSchema,
  type User,
  type UserExport,
} from '@wordloom/contracts/users';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { AccountExport } from './account-export.service.ts';
import { AccountRemoval } from './account-removal.service.ts';
import { OwnAccountGuard } from './own-account.guard.ts';
import { ProfileService } from './profile.service.ts';

/** What learners do to their own account; the guard compares the id in the path with the actor. */
@Controller('api/users/:id')
@UseGuards(OwnAccountGuard)
export class AccountController {
  constructor(
    private readonly profile: ProfileService,
    private readonly removal: AccountRemoval,
    private readonly exports: AccountExport,
  ) {}

  @Put()
  update(
    @CurrentActor() actor: Actor,
    @Body({ schema: updateUserSchema }) changes: UpdateUser,
  ): Promise<User> {
    return this.profile.update(actor, changes);
  }

  @Delete()
  @HttpCode(204)
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.removal.remove(actor);
  }

  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="wordloom-export.json"')
  export(@CurrentActor() actor: Actor): Promise<UserExport> {
    return this.exports.collect(actor);
  }
}
