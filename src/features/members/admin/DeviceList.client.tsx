'use client'

import type { ReactNode } from 'react'
import { formatMoment } from '@/lib/dates'
import type { MemberAccess } from '../rules/access'
import styles from './access.module.css'

type DeviceListProps = {
  devices: MemberAccess['devices']
  endButton: (device: string) => ReactNode
}

/** Lists the devices on which a member is signed in. */
export function DeviceList({ devices, endButton }: DeviceListProps) {
  if (devices.length === 0) return <p>Signed in nowhere.</p>
  return (
    <ul className={`fc-list ${styles.devices}`}>
      {devices.map(({ id, device, since, lastSeen }) => (
        <li key={id}>
          <span>
            <b>{device}</b>
            first used {formatMoment(since)}, last used {formatMoment(lastSeen)}
          </span>
          {endButton(id)}
        </li>
      ))}
    </ul>
  )
}
