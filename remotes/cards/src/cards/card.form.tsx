export default function CardPlaceholder() {
  return null;
}
