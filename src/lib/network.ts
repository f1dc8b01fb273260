/** Groups of an IPv6 address; the first half of them names the network. */
const GROUPS = 8

/**
 * Whom an address is counted as: one of IPv4 by itself, one of IPv6 by its network (the first 64 bits), since a home or
 * school holds a whole one. However an address is written, its network is the same.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map(groupsOf)
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS / 2).join(':')
}

function groupsOf(part: string): string[] {
  const groups = part.split(':').filter(Boolean)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
