'use client'

import dynamic from 'next/dynamic'

// Scripts that only some pages of the office need: each is loaded where it is shown, not with every page of the admin.

export const MemberAccessPanel = dynamic(() =>
  import('./MemberAccessPanel.client').then((module) => module.MemberAccessPanel),
)
