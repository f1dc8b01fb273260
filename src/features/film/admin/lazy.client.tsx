'use client'

import dynamic from 'next/dynamic'

// These scripts are needed on a few admin pages only, so each is loaded on demand instead of with every page.

export const FilmDesk = dynamic(() => import('./editor/FilmDesk.client').then((module) => module.FilmDesk))
export const Questions = dynamic(() => import('./quiz/Questions.client').then((module) => module.Questions))
export const Answers = dynamic(() => import('./quiz/Answers.client').then((module) => module.Answers))
export const PlayField = dynamic(() => import('./plays/PlayField.client').then((module) => module.PlayField))
export const PlayDrawing = dynamic(() => import('./plays/PlayDrawing.client').then((module) => module.PlayDrawing))
export const DrawingDiff = dynamic(() => import('./plays/DrawingDiff.client').then((module) => module.DrawingDiff))
export const FetchDuration = dynamic(() => import('./FetchDuration.client').then((module) => module.FetchDuration))
