'use client'

import dynamic from 'next/dynamic'

// These scripts are needed on a few admin pages only, so each is loaded on demand instead of with every page.

export const DeckCheck = dynamic(() => import('./DeckCheck.client').then((module) => module.DeckCheck))
