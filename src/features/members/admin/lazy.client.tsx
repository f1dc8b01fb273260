'use client'

import dynamic from 'next/dynamic'

// These scripts are needed on a few admin pages only, so each is loaded on demand instead of with every page.

export const MemberAccessPanel = dynamic(() =>
  import('./MemberAccessPanel.client').then((module) => module.MemberAccessPanel),
)
