/** A position as charts write it: 9°33′N 78°49′W, to the minute. */
export function formatPosition({ lat, lon }: { lat: number; lon: number }): string {
  return `${minutes(Math.abs(lat))}${lat < 0 ? 'S' : 'N'} ${minutes(Math.abs(lon))}${lon < 0 ? 'W' : 'E'}`
}

function minutes(degrees: number) {
  const total = Math.round(degrees * 60)
  return `${Math.floor(total / 60)}°${String(total % 60).padStart(2, '0')}′`
}
