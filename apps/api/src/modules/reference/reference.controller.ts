import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import {
  type Category,
  type CreateCategory,
  createCategorySchema,
} from '@wordloom/contracts/categories';
import { type Language } from '@wordloom/contracts/languages';
import { type Response } from 'express';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { ReferenceService } from './reference.service.ts';

@Controller('api')
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('language')
  async listLanguages(): Promise<Language[]> {
    const languages = await this.reference.listLanguages();
    return languages.map(({ name, code }) => ({ name, code }));
  }

  @Get('category')
  listCategories(): Promise<Category[]> {
    return this.reference.listCategories();
  }

  @Post('category')
  async createCategory(
    @CurrentActor() actor: Actor,
    @Body({ schema: createCategorySchema }) { name }: CreateCategory,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Category> {
    const { category, created } = await this.reference.createCategory(actor, name);
    response.status(created ? 201 : 200);
    return category;
  }
}
