'use client'

import dynamic from 'next/dynamic'

// Scripts that only some pages of the office need: each is loaded where it is shown, not with every page of the admin.

export const FilmDesk = dynamic(() => import('./editor/FilmDesk.client').then((module) => module.FilmDesk))
export const Questions = dynamic(() => import('./quiz/Questions.client').then((module) => module.Questions))
export const Answers = dynamic(() => import('./quiz/Answers.client').then((module) => module.Answers))
export const PlayField = dynamic(() => import('./plays/PlayField.client').then((module) => module.PlayField))
export const AskLength = dynamic(() => import('./AskLength.client').then((module) => module.AskLength))
