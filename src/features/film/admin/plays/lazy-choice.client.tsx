'use client'

import dynamic from 'next/dynamic'

/** Chooses a play by its picture. In a separate module, so that all fields of a page share one copy of the drawings. */
export const PlayChoice = dynamic(() => import('./PlayChoice.client').then((module) => module.PlayChoice))
