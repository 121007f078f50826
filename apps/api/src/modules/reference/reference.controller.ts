import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Category,
  categorySchema,
  type CreateCategory,
  createCategorySchema,
} from '@wordloom/contracts/categories';
import { type Language, languageSchema } from '@wordloom/contracts/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { type Actor, CurrentActor } from '#shared/auth/actor.ts';
import { Answers } from '#shared/openapi/answers.ts';
import { ReferenceService } from './reference.service.ts';

@ApiTags('Reference')
@Controller('api')
export class ReferenceController {
  constructor(private readonly reference: ReferenceService) {}

  @Get('language')
  @Answers({ summary: 'List the languages on offer', 200: z.array(languageSchema) })
  async listLanguages(): Promise<Language[]> {
    const languages = await this.reference.listLanguages();
    return languages.map(({ name, code }) => ({ name, code }));
  }

  @Get('category')
  @Answers({ summary: 'List the categories', 200: z.array(categorySchema) })
  listCategories(): Promise<Category[]> {
    return this.reference.listCategories();
  }

  @Post('category')
  @Answers({
    summary: 'Make a category, or find the one of that name',
    200: categorySchema,
    201: categorySchema,
  })
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
