export interface OpeningProps {
  depth: string;
  place: string;
  title: string;
  lead: string;
}

/** Over the form: where one is and what there is to do. */
export function Opening({ depth, place, title, lead }: OpeningProps) {
  return (
    <>
      <p className="depth">
        <b>{depth}</b> {place}
      </p>
      <h1 id="form-title">{title}</h1>
      <p className="lead">{lead}</p>
    </>
  );
}
